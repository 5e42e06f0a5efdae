/** `//a//b/?q` and `/a/b` are one address. */
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

/** Which methods an address takes. */
export class RouteTable {
  private readonly routes: { pattern: string[]; methods: string[] }[] = [];
  /** Methods of the routes that spell their address out. */
  private readonly spelled = new Map<string, string[]>();

  add(url: string, methods: string | string[]): void {
    const pattern = segmentsOf(url);
    this.routes.push({ pattern, methods: [methods].flat() });
    if (pattern.some(isParameter)) return;
    const key = pattern.join('/');
    this.spelled.set(key, [...(this.spelled.get(key) ?? []), methods].flat());
  }

  /** Sorted; empty for an address that nothing answers. A plain search: ordinary requests do not ask. Where a route spells the address out, those with a parameter do not count. */
  methodsAt(url: string): string[] {
    const segments = segmentsOf(url);
    const found = this.routes.filter(({ pattern }) => matches(pattern, segments));
    const literal = found.filter(({ pattern }) => !pattern.some(isParameter));
    return [
      ...new Set((literal.length > 0 ? literal : found).flatMap(({ methods }) => methods)),
    ].sort();
  }

  /** Whether a route with a parameter took an address that another route spells out, for other methods. */
  isMistaken(route: string, url: string, method: string): boolean {
    if (!route.includes('/:')) return false;
    const methods = this.spelled.get(segmentsOf(url).join('/'));
    return methods !== undefined && !methods.includes(method);
  }
}
