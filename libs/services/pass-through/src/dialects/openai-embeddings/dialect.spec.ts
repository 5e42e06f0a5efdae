import OpenAI, { BadRequestError } from 'openai';
import { UnreadableRequest } from '../../errors';
import { aVendor, reading, REFUSAL, speaking, type Vendor } from '../vendor.fixture';
import { openAiEmbeddings } from './dialect';

describe('the OpenAI client on embeddings', () => {
  let vendor: Vendor;
  beforeEach(async () => {
    vendor = await aVendor(speaking(openAiEmbeddings, () => 'refuse'));
  });
  afterEach(() => vendor.close());

  it.each([
    ['One', ['One']],
    [
      ['One', 'Two'],
      ['One', 'Two'],
    ],
  ])('has %j read and throws its own error for a refusal', async (input, expected) => {
    const error: unknown = await new OpenAI({ baseURL: vendor.url, apiKey: 'vendor' }).embeddings
      .create({ model: 'm-1', input })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ code: REFUSAL.code });
    expect(
      reading(openAiEmbeddings, vendor).content.messages.map(({ content }) => content),
    ).toEqual(expected);
    expect(vendor.received).toHaveLength(1);
  });
});

describe('an embeddings request', () => {
  it.each([[undefined], [[1, 2]], [[[1], [2]]], [[null]], [5]])(
    'is refused for the input %j, whose tokens are unreadable',
    (input) => {
      expect(() => openAiEmbeddings.readRequest({ input }, '')).toThrow(UnreadableRequest);
    },
  );

  it('has no text in its answer', () => {
    expect(openAiEmbeddings.requestOnly).toBe(true);
    expect(
      openAiEmbeddings.readAnswer({ data: [{ embedding: [0.5] }], usage: { prompt_tokens: 3 } }),
    ).toEqual({ texts: [], toolCalls: [], usage: { inputTokens: 3 } });
  });
});
