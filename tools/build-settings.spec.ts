import { read } from './workspace.fixture';

describe('the compiler', () => {
  it('finds the same files behind the same names as the type checker', () => {
    const { jsc } = JSON.parse(read('.swcrc')) as { jsc: { paths: object } };
    const { compilerOptions } = JSON.parse(read('tsconfig.base.json')) as {
      compilerOptions: { paths: object };
    };
    expect(jsc.paths).toEqual(compilerOptions.paths);
  });
});

describe('package.json', () => {
  const { devDependencies, dependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;

  it('pins every dependency to one version', () => {
    const versions = Object.entries({ ...devDependencies, ...dependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('leaves download addresses out of the lock file', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});
