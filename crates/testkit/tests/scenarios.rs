//! Every scenario of the repository holds.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let report = testkit::scenario::run_all(&[folder], true);
    let mut wrong = report.broken.clone();
    wrong.extend(report.outcomes.iter().filter(|o| !o.passed).map(|o| format!("{}\n{}", o.name, o.message)));
    assert!(wrong.is_empty(), "{} of {} fail:\n{}", wrong.len(), report.outcomes.len(), wrong.join("\n\n"));
    assert!(!report.outcomes.is_empty(), "there are no scenarios");
}
