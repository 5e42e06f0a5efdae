import fc from 'fast-check';
import { anyContent } from '@touchstone/testing';
import { aPrincipal } from '@touchstone/testing/http';
import { toJob } from '../evaluation/job';
import { validated } from '../evaluation/validated';
import { GatewaySettings } from '../gateway.config';
import { contentBody } from './content-body';

const LIMITS = new GatewaySettings();
const readContent = (body: object) =>
  toJob(validated(body, LIMITS), aPrincipal(), { id: 'id-1', source: 'evaluate', checks: [] })
    .content;

describe('contentBody', () => {
  it('yields the same content when its result is sent again', () => {
    fc.assert(
      fc.property(anyContent, (generated) => {
        // As in requests: empty texts are absent, and there is some content.
        const content = readContent({
          ...contentBody(generated),
          metadata: null,
          input: `i${generated.input}`,
        });
        expect(readContent(contentBody(content))).toEqual(content);
      }),
    );
  });

  it('names roles and tool calls like a request', () => {
    const call = { id: 'c', name: 'f', arguments: { a: 1 } };
    const messages = [
      {
        role: 'assistant' as const,
        content: null,
        toolCalls: [call, { name: 'g', arguments: 'not json' }],
      },
      { role: 'tool' as const, content: 't', toolCalls: [], toolCallId: 'c', name: 'f' },
    ];
    expect(contentBody({ input: null, output: 'o', messages, tools: [] })).toEqual({
      input: null,
      output: 'o',
      messages: [
        {
          role: 'assistant',
          tool_calls: [
            { id: 'c', type: 'function', function: { name: 'f', arguments: { a: 1 } } },
            { type: 'function', function: { name: 'g', arguments: 'not json' } },
          ],
        },
        { role: 'tool', content: 't', tool_call_id: 'c', name: 'f' },
      ],
      available_tools: [],
    });
  });
});
