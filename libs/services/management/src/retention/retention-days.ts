/** Days for which the operator keeps rows; the histories have a setting of each workspace. */
export class RetentionDays {
  /** Entries of the audit log. */
  auditDays = 365;
  /** Versions of definitions that were replaced or deleted, beyond those that a history names. */
  definitionDays = 90;
}
