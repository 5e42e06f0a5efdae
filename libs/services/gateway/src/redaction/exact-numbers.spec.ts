import { withExactNumbers } from './exact-numbers';

const bodyWith = (text: string) => ({
  messages: [
    {
      role: 'assistant',
      tool_calls: [
        { id: 'c', function: { name: 'pay', arguments: text } },
        { name: 'pay', arguments: text },
      ],
    },
  ],
});

describe('numbers of arguments that came as text', () => {
  it.each([
    [
      'longer ones become strings',
      '{"clabe": 646180110400000007, "list": [-9007199254740993]}',
      '{"clabe": "646180110400000007", "list": ["-9007199254740993"]}',
    ],
    [
      'others stay',
      '{"card": 4111111111111111, "rate": 1.23456789012345678, "much": 1e21}',
      '{"card": 4111111111111111, "rate": 1.23456789012345678, "much": 1e21}',
    ],
    [
      'digits within strings and keys stay',
      '{"a \\" 646180110400000007": "x\\\\", "b": "646180110400000007 y"}',
      '{"a \\" 646180110400000007": "x\\\\", "b": "646180110400000007 y"}',
    ],
    ['what is no JSON object stays', 'pay 646180110400000007', 'pay 646180110400000007'],
    ['what is broken stays', '{"clabe": 646180110400000007', '{"clabe": 646180110400000007'],
  ])('%s', (_title, given, expected) => {
    expect(withExactNumbers(bodyWith(given))).toEqual(bodyWith(expected));
  });

  it.each([
    [undefined],
    [[]],
    [{ messages: 'x' }],
    [{ messages: [1, { tool_calls: [null, { function: 2 }] }] }],
    [{ text: 'x' }],
  ])('leaves %j as it is', (body) => {
    expect(withExactNumbers(body)).toEqual(body);
  });
});
