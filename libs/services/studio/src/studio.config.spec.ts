import { studioSettings } from './studio.config';

describe('studio settings', () => {
  it('have the documented defaults', () => {
    expect(studioSettings({})).toEqual({ revisions: 10_000, deletedPromptDays: 30 });
  });

  it.each([
    ['TOUCHSTONE_LIMIT_REVISIONS', '0'],
    ['TOUCHSTONE_DELETED_PROMPT_RETENTION_DAYS', '0'],
    ['TOUCHSTONE_DELETED_PROMPT_RETENTION_DAYS', '3651'],
  ])('reject %s=%s', (name, value) => {
    expect(() => studioSettings({ [name]: value })).toThrow(name);
  });
});
