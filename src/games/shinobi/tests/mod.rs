//! The rule sheet, rule by rule.
