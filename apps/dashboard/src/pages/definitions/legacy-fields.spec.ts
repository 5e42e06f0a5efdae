import { underCurrentNames, withoutLegacy } from './legacy-fields';

describe('a definition with older names', () => {
  it('shows them under the current ones', () => {
    expect(underCurrentNames({ piiCheck: true, pii_check: false })).toMatchObject({
      pii_check: true,
    });
    expect(underCurrentNames({ functionCallsCheck: 'speed' })).toMatchObject({
      tool_use_quality_check: true,
      tuq_mode: 'speed',
    });
    expect(underCurrentNames({ functionCallsCheck: 'false' })).not.toHaveProperty('tuq_mode');
  });

  it('switches a check off under both names', () => {
    const stored = { piiCheck: true };
    expect(withoutLegacy({ pii_check: false }, stored, { pii_check: false })).toEqual({
      pii_check: false,
      piiCheck: false,
    });
  });

  it('keeps the tool use check on when only its mode changes', () => {
    const stored = { functionCallsCheck: 'speed' };
    const values = { ...underCurrentNames(stored), tuq_mode: 'quality' };
    expect(withoutLegacy({ tuq_mode: 'quality' }, stored, values)).toEqual({
      tuq_mode: 'quality',
      tool_use_quality_check: true,
      functionCallsCheck: '',
    });
  });

  it('leaves other fields alone', () => {
    expect(withoutLegacy({ name: 'a' }, { piiCheck: true }, {})).toEqual({ name: 'a' });
  });
});
