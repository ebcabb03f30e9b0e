//! Both languages say the same things, truly and well set.
