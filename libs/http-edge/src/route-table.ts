/** Splits a path; `//a//b/?q` and `/a/b` are the same address. */
export const segmentsOf = (url: string): string[] => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return decoded(path)
    .split('/')
    .filter((segment) => segment !== '');
};

const decoded = (path: string): string => {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const isParameter = (part: string): boolean => part.startsWith(':');

const matches = (pattern: string[], segments: string[]): boolean => {
  const wildcard = pattern.indexOf('*');
  if (wildcard < 0 && pattern.length !== segments.length) return false;
  const fixed = wildcard < 0 ? pattern : pattern.slice(0, wildcard);
  return fixed.every(
    (part, index) =>
      segments[index] !== undefined && (isParameter(part) || part === segments[index]),
  );
};

/** Finds the methods that an address accepts. */
export class RouteTable {
  private readonly routes: { pattern: string[]; methods: string[] }[] = [];
  /** Methods of the routes without parameters, by address. */
  private readonly spelled = new Map<string, string[]>();

  add(url: string, methods: string | string[]): void {
    const pattern = segmentsOf(url);
    this.routes.push({ pattern, methods: [methods].flat() });
    if (pattern.some(isParameter)) return;
    const key = pattern.join('/');
    this.spelled.set(key, [...(this.spelled.get(key) ?? []), methods].flat());
  }

  /**
   * Returns the methods of an address, sorted; empty without a route. A linear search, since only
   * requests without a route need it. A literal route takes precedence over one with a parameter.
   */
  methodsAt(url: string): string[] {
    const segments = segmentsOf(url);
    const found = this.routes.filter(({ pattern }) => matches(pattern, segments));
    const literal = found.filter(({ pattern }) => !pattern.some(isParameter));
    return [
      ...new Set((literal.length > 0 ? literal : found).flatMap(({ methods }) => methods)),
    ].sort();
  }

  /**
   * Returns true if a route with a parameter matched an address that is literal in another route,
   * for other methods.
   */
  isMistaken(route: string, url: string, method: string): boolean {
    if (!route.includes('/:')) return false;
    const methods = this.spelled.get(segmentsOf(url).join('/'));
    return methods !== undefined && !methods.includes(method);
  }
}
