/** Joins the parts of a pattern, without regard to case. */
export const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu');
