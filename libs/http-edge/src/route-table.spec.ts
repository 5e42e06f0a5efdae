import { RouteTable } from './route-table';

describe('RouteTable', () => {
  const routes = new RouteTable();
  routes.add('/api/prompts/:id', ['GET', 'HEAD']);
  routes.add('/api/prompts/:id', 'PUT');
  routes.add('/api/prompts/latest', 'DELETE');
  routes.add('/files/*', 'GET');

  it.each([
    ['/api/prompts/1', ['GET', 'HEAD', 'PUT']],
    ['//api/prompts//1/?x=/y', ['GET', 'HEAD', 'PUT']],
    ['/api/prompts/latest', ['DELETE']],
    ['/%61pi/prompts/1', ['GET', 'HEAD', 'PUT']],
    ['/files/a/b/c', ['GET']],
    ['/api/prompts', []],
    ['/api/prompts/1/2', []],
    ['/%zz', []],
    ['', []],
  ])('returns the methods of %s', (url, methods) => {
    expect(routes.methodsAt(url)).toEqual(methods);
  });

  it.each<[string, string, string, boolean]>([
    ['a literal segment of another route', '/api/prompts/latest', 'GET', true],
    ['the same segment in another spelling', '//api/prompts/%6catest/', 'GET', true],
    ['an id', '/api/prompts/1', 'GET', false],
    ['an absolute address', 'http://host/api/prompts/1', 'GET', false],
  ])('detects if a parameter matched %s', (_title, url, method, mistaken) => {
    expect(routes.isMistaken('/api/prompts/:id', url, method)).toBe(mistaken);
  });
});
