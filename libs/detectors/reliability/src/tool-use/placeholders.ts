/**
 * Placeholders that models write in place of missing values. Compared in lower case, without
 * surrounding brackets.
 */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'todo|tbd|tba|n/a|na|none|null|undefined|unknown|placeholder|string|value|example|sample|dummy|xxx|xxxx|...|…|?|??|-|--|fill in|insert here|to be determined|' +
    'not provided|not specified|not available|unspecified|your_value|your value|some value|any value|foo|bar|foobar|lorem ipsum|test_value|missing|empty|blank|nan|changeme|change_me'
  ).split('|'),
);

/** Patterns of placeholders: `<city>`, `{{name}}`, `[DATE]`, `YOUR_API_KEY`. */
export const SLOTS: readonly RegExp[] = [
  /^<[^<>]{1,60}>$/,
  /^\{{1,2}[^{}]{1,60}\}{1,2}$/,
  /^\[[A-Za-z_ ]{2,60}\]$/,
  /^\$\{?[A-Za-z_]{2,60}\}?$/,
  /^(?:your|insert|enter|my)[_ -][a-z_ -]{2,60}$/i,
  /^x{3,}$/i,
];
