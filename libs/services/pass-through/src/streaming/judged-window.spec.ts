import fc from 'fast-check';
import { JudgedWindow, OVERLAP, STEP } from './judged-window';

/**
 * First character of each channel: every position has its own character, so that a text shows where
 * it was.
 */
const FIRST = [0x1000, 0x6000];
const LONGEST = 900;
const placed = (channel: number, start: number, length: number): string =>
  String.fromCharCode(
    ...Array.from({ length }, (_, at) => (FIRST[channel] as number) + start + at),
  );

interface Step {
  pieces: { channel: number; length: number }[];
  /** True if the text is judged after this event although no judgement is due. */
  judged: boolean;
}
const step = fc.record({
  pieces: fc.array(
    fc.record({ channel: fc.constantFrom(0, 1), length: fc.integer({ min: 1, max: LONGEST }) }),
    { maxLength: 2 },
  ),
  judged: fc.boolean(),
});

interface Sent {
  number: number;
  pieces: { text: string; channel: number; start: number }[];
}

const run = (
  steps: Step[],
  onRelease: (events: Sent[], judged: string[], totals: string[]) => void,
): { sent: Sent[]; last: Sent[] } => {
  const window = new JudgedWindow<Sent>();
  const totals = ['', ''];
  const [judged, sent]: [string[], Sent[]] = [[], []];
  steps.forEach(({ pieces, judged: early }, number) => {
    const placedPieces = pieces.map(({ channel, length }) => {
      const start = (totals[channel] as string).length;
      const text = placed(channel, start, length);
      totals[channel] += text;
      return { channel, start, text };
    });
    window.add(
      { number, pieces: placedPieces },
      placedPieces.map(({ channel, text }) => ({ channel: String(channel), text })),
    );
    if (!window.isDue && !early) return;
    const text = window.next();
    if (text !== null) judged.push(text);
    const events = window.release();
    onRelease(events, judged, totals);
    sent.push(...events);
  });
  const last = window.release(true);
  return { sent: [...sent, ...last], last };
};

describe('JudgedWindow', () => {
  it('releases text only after it was judged together with the text that follows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        run(steps, (events, judged, totals) => {
          for (const { channel, start, text } of events.flatMap(({ pieces }) => pieces))
            for (const place of [start, start + text.length - 1])
              expect(
                judged.some((one) =>
                  one.includes(
                    (totals[channel] as string).slice(place, place + OVERLAP).padEnd(OVERLAP),
                  ),
                ),
              ).toBe(true);
        });
      }),
    );
  });

  it('releases every event once and in order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        expect(run(steps, () => undefined).sent.map(({ number }) => number)).toEqual(
          steps.map((_, number) => number),
        );
      }),
    );
  });

  it('includes every passage of the overlap’s length in one judged text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: LONGEST }), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (lengths, seed) => {
          const judged: string[] = [];
          const window = new JudgedWindow<number>();
          let total = '';
          for (const length of lengths) {
            const text = placed(0, total.length, length);
            total += text;
            window.add(length, [{ channel: 'c', text }]);
            if (!window.isDue) continue;
            judged.push(window.next() ?? '');
            window.release();
          }
          judged.push(window.next() ?? '');
          const start = total.length <= OVERLAP ? 0 : seed % (total.length - OVERLAP);
          expect(judged.some((text) => text.includes(total.slice(start, start + OVERLAP)))).toBe(
            true,
          );
        },
      ),
    );
  });

  it('is due after enough text of all channels together', () => {
    const window = new JudgedWindow<number>();
    window.add(1, [{ channel: 'a', text: 'x'.repeat(STEP / 2) }]);
    expect(window.isDue).toBe(false);
    window.add(2, [{ channel: 'b', text: 'x'.repeat(STEP / 2) }]);
    expect(window.isDue).toBe(true);
    window.release();
    expect(window.isDue).toBe(false);
  });

  it('judges channels separately', () => {
    const window = new JudgedWindow<number>();
    window.add(1, [
      { channel: 'a', text: 'one' },
      { channel: 'b', text: 'two' },
    ]);
    expect(window.next()).toBe('one\n\ntwo');
  });

  it('judges nothing twice', () => {
    const window = new JudgedWindow<number>();
    expect(window.next()).toBeNull();
    window.add(1, [{ channel: 'a', text: 'one' }]);
    window.release();
    expect(window.next()).toBeNull();
  });

  it('releases all of a closed channel and the events behind it', () => {
    const window = new JudgedWindow<string>();
    window.add('one', [{ channel: 'a', text: 'one' }]);
    window.add('stop', [], ['a']);
    window.add('two', [{ channel: 'b', text: 'two' }]);
    expect(window.next()).toBe('one\n\ntwo');
    expect(window.release()).toEqual(['one', 'stop']);
    window.add('three', [], ['b', 'never heard of']);
    expect([window.next(), window.release()]).toEqual([null, ['two', 'three']]);
  });

  it('keeps text of a closed channel that arrived after the judgement', () => {
    const window = new JudgedWindow<string>();
    window.add('one', [{ channel: 'a', text: 'one' }]);
    window.next();
    window.release();
    window.add('stop', [{ channel: 'a', text: ' more' }], ['a']);
    expect([window.next(), window.release()]).toEqual(['one more', ['one', 'stop']]);
  });

  it('judges a resumed channel with the text before it', () => {
    const window = new JudgedWindow<string>();
    window.add('one', [{ channel: 'a', text: 'rhu' }], ['a']);
    window.next();
    expect(window.release()).toEqual(['one']);
    window.add('two', [{ channel: 'a', text: 'barb' }]);
    expect([window.next(), window.release()]).toEqual(['rhubarb', []]);
    window.add('stop', [], ['a']);
    expect([window.next(), window.release(), window.release(true)]).toEqual([
      null,
      [],
      ['two', 'stop'],
    ]);
  });

  it('keeps events without text behind the text before them', () => {
    const window = new JudgedWindow<string>();
    window.add('text', [{ channel: 'a', text: 'one' }]);
    window.add('ping', []);
    expect([window.release(), window.release(true)]).toEqual([[], ['text', 'ping']]);
  });
});
