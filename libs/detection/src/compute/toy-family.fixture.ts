import { outputField } from '@touchstone/contracts';
import { defineFamily, type Detector } from '../detector';
import { clear, flag,NotEvaluable } from '../verdict';

/** Behaviours of the toy detector, by the words of the input that trigger them. */
const TRICKS: Record<string, () => never | void> = {
  'loop for ever': () => {
    for (;;);
  },
  'end the thread': () => process.exit(3),
  'eat memory': () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array<number>(100_000).fill(eaten.length));
  },
  'give up': () => {
    throw new NotEvaluable('This text is in no language of mine.', { language: 'xx' });
  },
  stumble: () => {
    throw new RangeError('a bug of the detector');
  },
};

/** Flags an input that contains `bad`, with the texts beside it as its data. */
const toyDetector: Detector<'topic_scoping'> = {
  examine: ({ content, deadline, request }) => {
    const input = content.input ?? '';
    if (input.startsWith('wait politely')) for (;;) deadline.check();
    TRICKS[input.trimEnd()]?.();
    const data = JSON.stringify({ request, output: outputField(content)?.text });
    return [input.includes('bad') ? flag('toy', 'BAD', 0.9, 'It says bad.', { quote: 'bad', data }) : clear('toy', 'GOOD', 0.9, 'It does not say bad.', { data })];
  },
};

export const toyFamily = defineFamily('topic', __filename, () => ({ topic_scoping: toyDetector }));
