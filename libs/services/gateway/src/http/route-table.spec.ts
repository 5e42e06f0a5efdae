import { RouteTable } from './route-table';

describe('route table', () => {
  const routes = new RouteTable();
  routes.add('/api/prompts/:id', ['GET', 'HEAD']);
  routes.add('/api/prompts/:id', 'PUT');
  routes.add('/api/prompts/latest', 'DELETE');
  routes.add('/files/*', 'GET');

  it.each([
    ['/api/prompts/1', ['GET', 'HEAD', 'PUT']],
    ['//api/prompts//1/?x=/y', ['GET', 'HEAD', 'PUT']],
    ['/api/prompts/latest', ['DELETE', 'GET', 'HEAD', 'PUT']],
    ['/%61pi/prompts/1', ['GET', 'HEAD', 'PUT']],
    ['/files/a/b/c', ['GET']],
    ['/api/prompts', []],
    ['/api/prompts/1/2', []],
    ['/%zz', []],
    ['', []],
  ])('knows what %s takes', (url, methods) => {
    expect(routes.methodsAt(url)).toEqual(methods);
  });
});
