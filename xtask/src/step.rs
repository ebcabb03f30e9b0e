//! Steps: each says what it does, then how long it took; one that fails says what to do.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Command, ExitStatus, Output, Stdio},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// A step failed, and has said so already.
    Failed,
    /// The command was called with arguments it does not take.
    Misused(String),
}

/// What a step or a command yields.
pub(crate) type Outcome<T = ()> = Result<T, Stop>;

/// A program that runs beside other steps, until [`Steps::end`].
pub(crate) struct Beside {
    name: String,
    shown: String,
    started: Instant,
    thread: JoinHandle<io::Result<Output>>,
}

impl Beside {
    /// Starts a program; what it writes goes where it is told to.
    pub(crate) fn begin(name: &str, mut command: Command, speaks: fn() -> Stdio) -> Self {
        let shown = shown(&command);
        println!("\n▸ {name}: {shown}");
        command.stdout(speaks()).stderr(speaks());
        let thread = thread::spawn(move || command.spawn()?.wait_with_output());
        Self { name: name.to_owned(), shown, started: Instant::now(), thread }
    }
}

/// The steps of one command, with their durations.
pub(crate) struct Steps {
    started: Instant,
    done: Vec<(String, Duration)>,
}

impl Steps {
    /// No step yet; the clock starts.
    pub(crate) fn new() -> Self {
        Self { started: Instant::now(), done: Vec::new() }
    }

    /// Says that nothing had to be done for `name`, and why.
    pub(crate) fn ready(&self, name: &str, why: &str) {
        println!("✓ {name}: {why}");
    }

    /// Runs a program as a step; its output goes to the terminal as it comes.
    pub(crate) fn run(&mut self, name: &str, advice: &str, command: &mut Command) -> Outcome {
        let shown = shown(command);
        println!("\n▸ {name}: {shown}");
        let started = Instant::now();
        let status = command.status().map_err(|error| error.to_string()).and_then(judge);
        self.close(name, advice, Some(&shown), started, status)
    }

    /// Runs a program as a step; its standard output goes to the terminal as it comes, and is returned.
    pub(crate) fn listen(&mut self, name: &str, advice: &str, command: &mut Command) -> Outcome<String> {
        let shown = shown(command);
        println!("\n▸ {name}: {shown}");
        let started = Instant::now();
        let heard = listen(command).map_err(|error| error.to_string());
        let (heard, status) = match heard {
            Ok((heard, status)) => (heard, judge(status)),
            Err(error) => (String::new(), Err(error)),
        };
        self.close(name, advice, Some(&shown), started, status.map(|()| heard))
    }

    /// Runs programs side by side, each as a step. The output of the first goes to the terminal as it comes, that of the
    /// others once they have ended.
    pub(crate) fn run_beside(&mut self, advice: &str, commands: Vec<(&str, Command)>) -> Vec<Outcome> {
        let speaks = |place| if place == 0 { Stdio::inherit } else { Stdio::piped };
        let begin = |(place, (name, command))| Beside::begin(name, command, speaks(place));
        let running: Vec<Beside> = commands.into_iter().enumerate().map(begin).collect();
        running.into_iter().map(|beside| self.end(advice, beside)).collect()
    }

    /// Waits for a program that runs beside other steps, which ends it as a step.
    pub(crate) fn end(&mut self, advice: &str, beside: Beside) -> Outcome {
        let Beside { name, shown, started, thread } = beside;
        let output = thread.join().expect("a program is run").map_err(|error| error.to_string());
        let status = output.and_then(|output| {
            println!("\n▸ {name}:\n{}", String::from_utf8_lossy(&output.stdout));
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
            judge(output.status)
        });
        self.close(&name, advice, Some(&shown), started, status)
    }

    /// Does work of our own as a step.
    pub(crate) fn work<T>(
        &mut self,
        name: &str,
        advice: &str,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Outcome<T> {
        println!("\n▸ {name}");
        let started = Instant::now();
        let result = work();
        self.close(name, advice, None, started, result)
    }

    /// Says that a step could not even begin, and what to do about it.
    pub(crate) fn fail<T>(&mut self, name: &str, advice: &str, reason: &str) -> Outcome<T> {
        self.close(name, advice, None, Instant::now(), Err(reason.to_owned()))
    }

    /// Ends a step: notes its duration and reports how it went.
    fn close<T>(
        &mut self,
        name: &str,
        advice: &str,
        command: Option<&str>,
        started: Instant,
        result: Result<T, String>,
    ) -> Outcome<T> {
        let took = started.elapsed();
        match result {
            Ok(value) => {
                println!("✓ {name} · {}", seconds(took));
                self.done.push((name.to_owned(), took));
                Ok(value)
            }
            Err(reason) => {
                eprintln!("\n✗ {name} failed after {}", seconds(took));
                if let Some(command) = command {
                    eprintln!("  command     {command}");
                }
                eprintln!("  reason      {reason}");
                eprintln!("  what to do  {advice}");
                self.done.push((format!("{name} (failed)"), took));
                Err(Stop::Failed)
            }
        }
    }

    /// Prints the table of steps and durations, if there were any.
    pub(crate) fn summary(&self) {
        if self.done.is_empty() {
            return;
        }
        let width = self.done.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(5);
        println!();
        for (name, took) in &self.done {
            println!("  {name:width$}  {:>11}", seconds(*took));
        }
        println!("  {:width$}  {:>11}", "total", seconds(self.started.elapsed()));
    }
}

/// A duration as people read it: `0.4 s`, `3 min 05 s`.
fn seconds(duration: Duration) -> String {
    let whole = duration.as_secs();
    if whole < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", whole / 60, whole % 60)
    }
}

/// An exit status as a result.
fn judge(status: ExitStatus) -> Result<(), String> {
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// Runs a program, passing each line of its standard output on and keeping all of them.
fn listen(command: &mut Command) -> io::Result<(String, ExitStatus)> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut heard = String::new();
    if let Some(output) = child.stdout.take() {
        let mut terminal = io::stdout();
        for line in BufReader::new(output).split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            heard.push_str(&line);
            heard.push('\n');
            writeln!(terminal, "{line}")?;
        }
    }
    Ok((heard, child.wait()?))
}

/// A command as one would type it, with the variables set for it, except the search path.
fn shown(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        let value = value?.to_string_lossy();
        (name != "PATH").then(|| format!("{}={}", name.to_string_lossy(), quoted(&value)))
    });
    let program = std::iter::once(command.get_program()).chain(command.get_args());
    let program = program.map(|word| quoted(&word.to_string_lossy()));
    variables.chain(program).collect::<Vec<_>>().join(" ")
}

/// A word, in quotes where a shell would need them.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=./:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{word}'") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(seconds(Duration::from_millis(449)), "0.4 s");
        assert_eq!(seconds(Duration::from_secs(59)), "59.0 s");
        assert_eq!(seconds(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("cargo");
        command.args(["doc", "--no-deps"]).env("PATH", "/elsewhere").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(shown(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn work_that_fails_stops_the_command_and_stays_in_the_table() {
        let mut steps = Steps::new();
        let outcome = steps.work("weigh", "eat less", || Err::<(), _>("too heavy".to_owned()));
        assert!(matches!(outcome, Err(Stop::Failed)));
        assert_eq!(steps.done[0].0, "weigh (failed)");
    }

    #[test]
    fn programs_side_by_side_are_judged_one_by_one() {
        let nobody = || Command::new("a-program-nobody-has");
        let mut rustc = Command::new("rustc");
        rustc.arg("--version");
        let mut steps = Steps::new();
        let outcomes = steps.run_beside("", vec![("one", nobody()), ("two", rustc)]);
        assert!(matches!(outcomes[..], [Err(Stop::Failed), Ok(())]));
        assert_eq!(steps.done.iter().map(|step| &*step.0).collect::<Vec<_>>(), ["one (failed)", "two"]);
    }

    #[test]
    fn a_missing_program_is_a_failed_step() {
        let mut command = Command::new("a-program-nobody-has");
        assert!(Steps::new().run("try", "install it", &mut command).is_err());
        assert!(Steps::new().listen("try", "install it", &mut command).is_err());
    }
}
