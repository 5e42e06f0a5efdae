import { existsSync } from 'node:fs';
import { read } from './workspace.fixture';

describe('the path aliases', () => {
  const { compilerOptions } = JSON.parse(read('tsconfig.base.json')) as {
    compilerOptions: { paths: Record<string, string[]> };
  };

  it('stand in tsconfig.base.json only', () => {
    const copies = ['.swcrc', 'jest.config.js', 'tsconfig.json', 'package.json'];
    expect(copies.filter((path) => read(path).includes('@touchstone/'))).toEqual([]);
  });

  it('each lead to one file that is there', () => {
    const files = Object.values(compilerOptions.paths);
    expect(
      files.filter(([file, ...more]) => !file || more.length > 0 || !existsSync(file)),
    ).toEqual([]);
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
