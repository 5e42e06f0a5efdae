import fc from 'fast-check';
import { compiledShape, fetchedShape, storedShape } from '@touchstone/clients';
import { anyPromptContent, aRecord } from '@touchstone/testing/http';
import { GatewaySettings } from '../gateway.config';
import { promptToCreate } from './prompt-fields';

const limits = new GatewaySettings();

const CONTENT = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    {
      role: 'assistant',
      tool_calls: [
        { id: 'c', index: 0, type: 'function', function: { name: 'f', arguments: '{}' } },
      ],
    },
    {
      multiContent: [
        { type: 'text', text: 'Look:' },
        { type: 'image_url', text: '', image_url: { url: 'u', detail: 'low' } },
        { type: 'text', text: 'there' },
      ],
    },
    { role: 'user', content: 'chosen', multiContent: [{ type: 'text', text: 'left out' }] },
  ],
  tools: [
    {},
    { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } },
  ],
  parameters: { model: 'm', temperature: 0, reasoning_effort: 'low', stop: ['x'], stream: true },
};

describe('a prompt', () => {
  const common = {
    id: 'p00000000000000000000001',
    name: 'Weather',
    revision: 2,
    revision_id: 'r00000000000000000000001',
  };
  const messages = [
    { role: 'system', content: 'Be brief.' },
    { role: 'assistant', content: '' },
    { role: 'user', content: 'Look:\nthere' },
    { role: 'user', content: 'chosen' },
  ];
  const tools = [
    { type: 'function', function: { name: '', description: '', parameters: {} } },
    { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } },
  ];

  it('is fetched with its texts and the documented parameters only', () => {
    expect(fetchedShape(aRecord(CONTENT))).toEqual({
      ...common,
      description: 'Says it.',
      created_at: '2026-01-15T12:00:00.000Z',
      messages,
      tools,
      parameters: { model: 'm', temperature: 0, reasoning_effort: 'low' },
    });
  });

  it('is compiled with all its parameters', () => {
    expect(compiledShape(aRecord(CONTENT), (text) => text.toUpperCase())).toEqual({
      ...common,
      messages: messages.map(({ role, content }) => ({ role, content: content.toUpperCase() })),
      tools: [
        tools[0],
        {
          type: 'function',
          function: { name: 'f', description: 'D', parameters: { type: 'object' } },
        },
      ],
      parameters: CONTENT.parameters,
    });
  });

  it('has empty messages, tools and parameters if none were stored', () => {
    for (const shape of [
      fetchedShape(aRecord()),
      compiledShape(aRecord(), String),
      storedShape(aRecord()),
    ])
      expect(shape).toMatchObject({ messages: [], tools: [], parameters: {} });
  });

  it('is returned with its derived fields', () => {
    expect(storedShape(aRecord(CONTENT))).toEqual({
      ...common,
      ...CONTENT,
      description: 'Says it.',
      created_at: '2026-01-15T12:00:00.000Z',
      active_revision: 2,
      beta: false,
      active: true,
      text_id: 'weather',
      labels: { production: 2 },
    });
  });

  it('is returned as it was sent, and can be sent again', () => {
    fc.assert(
      fc.property(anyPromptContent, (content) => {
        const sent = { name: 'Weather', ...content };
        expect(promptToCreate(sent, limits)).toEqual(sent);
        const shown = JSON.parse(JSON.stringify(storedShape(aRecord(content)))) as object;
        expect(shown).toMatchObject(content);
        expect(promptToCreate(shown, limits)).toMatchObject(content);
      }),
    );
  });

  it('always has text in every message and tool', () => {
    fc.assert(
      fc.property(anyPromptContent, (content) => {
        const { messages: shown, tools: shownTools } = fetchedShape(aRecord(content));
        for (const message of shown)
          expect(message).toEqual({ role: expect.any(String), content: expect.any(String) });
        for (const tool of shownTools)
          expect(tool).toEqual({
            type: expect.any(String),
            function: {
              name: expect.any(String),
              description: expect.any(String),
              parameters: expect.any(Object),
            },
          });
      }),
    );
  });
});
