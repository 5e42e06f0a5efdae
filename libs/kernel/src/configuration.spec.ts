import { Type } from 'class-transformer';
import { IsInt, IsString, Min, MinLength } from 'class-validator';
import { InvalidConfiguration, readSettings, reportingAll } from './configuration';

class TeaSettings {
  @Type(() => Number) @IsInt() @Min(1) cups = 2;
  @IsString() @MinLength(3) kind = 'green';
}

const NAMES = { cups: 'TEA_CUPS', kind: 'TEA_KIND' };
const read = (environment: Record<string, string>) => readSettings(TeaSettings, NAMES, environment);

const problemsOf = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.problems;
    throw error;
  }
  return [];
};

describe('readSettings', () => {
  it('reads the variables that are set and uses defaults for the rest, empty variables included', () => {
    expect(read({ TEA_CUPS: '5', TEA_KIND: '' })).toMatchObject({ cups: 5, kind: 'green' });
  });

  it('names every variable that breaks a rule', () => {
    expect(
      problemsOf(() => read({ TEA_CUPS: 'many', TEA_KIND: 'ab' })).map(
        (problem) => problem.split(':')[0],
      ),
    ).toEqual(['TEA_CUPS', 'TEA_KIND']);
  });
});

describe('reportingAll', () => {
  it('collects the problems of several settings classes', () => {
    const problems = problemsOf(() =>
      reportingAll(() => [read({ TEA_CUPS: '0' }), read({ TEA_KIND: 'x' })]),
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['TEA_CUPS', 'TEA_KIND']);
  });

  it('adds the problems that are thrown meanwhile', () => {
    const build = () => {
      read({ TEA_CUPS: '0' });
      throw new InvalidConfiguration(['KETTLE: is needed']);
    };
    expect(problemsOf(() => reportingAll(build))).toEqual([
      expect.stringMatching(/^TEA_CUPS/),
      'KETTLE: is needed',
    ]);
  });

  it('returns the result when there are no problems', () => {
    expect(reportingAll(() => read({}))).toMatchObject({ cups: 2 });
  });

  it('reports at once again after it has ended', () => {
    expect(() => read({ TEA_CUPS: '0' })).toThrow(InvalidConfiguration);
  });
});
