import fc from 'fast-check';
import { JudgedWindow, OVERLAP, STEP } from './window';

/** Every place of every channel has a character of its own, so that a text tells where it stood. */
const FIRST = [0x1000, 0x6000];
const LONGEST = 900;
const placed = (channel: number, start: number, length: number): string =>
  String.fromCharCode(
    ...Array.from({ length }, (_, at) => (FIRST[channel] as number) + start + at),
  );

interface Step {
  pieces: { channel: number; length: number }[];
  /** Whether it is judged after this event although it is not due. */
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

describe('the judged window', () => {
  it('lets nothing go that was not judged together with what follows it', () => {
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

  it('lets everything go in the end, in order, each event once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        expect(run(steps, () => undefined).sent.map(({ number }) => number)).toEqual(
          steps.map((_, number) => number),
        );
      }),
    );
  });

  it('has every stretch of the overlap’s length in one judged text, wherever the stream was cut', () => {
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

  it('is due once enough came, of all channels together', () => {
    const window = new JudgedWindow<number>();
    window.add(1, [{ channel: 'a', text: 'x'.repeat(STEP / 2) }]);
    expect(window.isDue).toBe(false);
    window.add(2, [{ channel: 'b', text: 'x'.repeat(STEP / 2) }]);
    expect(window.isDue).toBe(true);
    window.release();
    expect(window.isDue).toBe(false);
  });

  it('judges channels apart, so that none makes a word of another’s ends', () => {
    const window = new JudgedWindow<number>();
    window.add(1, [
      { channel: 'a', text: 'one' },
      { channel: 'b', text: 'two' },
    ]);
    expect(window.next()).toBe('one\n\ntwo');
  });

  it('has nothing to judge twice', () => {
    const window = new JudgedWindow<number>();
    expect(window.next()).toBeNull();
    window.add(1, [{ channel: 'a', text: 'one' }]);
    window.release();
    expect(window.next()).toBeNull();
  });

  it('lets all of a channel go that carries no more, and what stands behind it', () => {
    const window = new JudgedWindow<string>();
    window.add('one', [{ channel: 'a', text: 'one' }]);
    window.add('stop', [], ['a']);
    window.add('two', [{ channel: 'b', text: 'two' }]);
    expect(window.next()).toBe('one\n\ntwo');
    expect(window.release()).toEqual(['one', 'stop']);
    window.add('three', [], ['b', 'never heard of']);
    expect([window.next(), window.release()]).toEqual([null, ['two', 'three']]);
  });

  it('lets nothing of a closed channel go that came after the judgement', () => {
    const window = new JudgedWindow<string>();
    window.add('one', [{ channel: 'a', text: 'one' }]);
    window.next();
    window.release();
    window.add('stop', [{ channel: 'a', text: ' more' }], ['a']);
    expect([window.next(), window.release()]).toEqual(['one more', ['one', 'stop']]);
  });

  it('judges on, with what came before, where a channel goes on after its end', () => {
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

  it('keeps what has no text behind the text before it', () => {
    const window = new JudgedWindow<string>();
    window.add('text', [{ channel: 'a', text: 'one' }]);
    window.add('ping', []);
    expect([window.release(), window.release(true)]).toEqual([[], ['text', 'ping']]);
  });
});
