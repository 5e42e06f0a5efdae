import { aTool, examineCall } from './tool-use.fixture';

const text = { type: 'string' };
const NOTE = aTool('send_note', { body: text, ref_id: text }, ['body'], 'Send a note');
const SIZE = 200_000;

describe('long and hostile input', () => {
  it.each([
    '1 ',
    'on 12 May 2024 or 3/4/2025, ',
    'AB-1234 XY-9981 ',
    'one hundred and twenty five thousand ',
    "don't want need a b c d e ",
  ])('examines a call after 200,000 characters of %j', (piece) => {
    const said = piece.repeat(Math.ceil(SIZE / piece.length));
    const args = { body: 'Hello', ref_id: 'AB-1243' };
    expect(examineCall(said, NOTE, args)).toMatchObject({ name: 'tuq' });
  });

  it('examines arguments of 200,000 characters', () => {
    const args = { body: '12 km on Friday AB-1234 '.repeat(SIZE / 24), ref_id: 'x'.repeat(SIZE) };
    expect(examineCall('Send a note', NOTE, args)).toMatchObject({ name: 'tuq' });
  });

  it('compares 128 tools', () => {
    const others = Array.from({ length: 127 }, (_, index) =>
      aTool(`send_note_${index}`, { body: text }, undefined, 'Send a note '.repeat(200)),
    );
    expect(examineCall('Send a note', NOTE, { body: 'Hello' }, others)).toMatchObject({
      name: 'tuq',
    });
  });

  it('does not call a value made up that may be in text that was left out', () => {
    const said = `Order AB-48812. ${'All is well. '.repeat(SIZE / 13)} Send a note.`;
    expect(examineCall(said, NOTE, { body: 'Hi', ref_id: 'AB-48812' })).toMatchObject({
      label: 'VALID_CALL',
    });
  });
});
