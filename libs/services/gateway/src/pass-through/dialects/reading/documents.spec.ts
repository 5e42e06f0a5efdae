import { unreadIn } from './documents';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const PDF = base64(`%PDF-1.7\n${'words '.repeat(40)}`);
const PNG = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 80 }, (_, index) => 255 - index),
]).toString('base64');
const TEXT = base64('Words, as a file has them, one after the other, more than a few of them.');

const chat = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
const responses = (part: object) => ({ input: [{ role: 'user', content: [part] }] });
const anthropic = (type: string, source: object) => chat({ type, source });
const gemini = (part: object) => ({ contents: [{ role: 'user', parts: [part] }] });

describe('a document that carries text and cannot be read', () => {
  it.each([
    [
      'a PDF in an address',
      chat({ type: 'file', file: { file_data: `data:application/pdf;base64,${PDF}` } }),
      'messages[0].content[0].file.file_data',
    ],
    [
      'a PDF in bare base64',
      responses({ type: 'input_file', filename: 'a.pdf', file_data: PDF }),
      'input[0].content[0].file_data',
    ],
    [
      'a PDF without its type',
      responses({ type: 'input_file', file_data: `data:application/octet-stream;base64,${PDF}` }),
      'input[0].content[0].file_data',
    ],
    [
      'a PDF in the place of a picture',
      chat({ type: 'image_url', image_url: { url: `data:Application/PDF;base64,${PDF}` } }),
      'messages[0].content[0].image_url.url',
    ],
    [
      'a damaged PDF',
      chat({ type: 'image_url', image_url: { url: `data:application/pdf;base64,${PDF}!` } }),
      'messages[0].content[0].image_url.url',
    ],
    [
      'a PDF in a source',
      anthropic('document', { type: 'base64', media_type: 'application/pdf', data: PDF }),
      'messages[0].content[0].source.data',
    ],
    [
      'a document of Office',
      gemini({
        inlineData: {
          mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          data: PNG,
        },
      }),
      'contents[0].parts[0].inlineData.data',
    ],
    [
      'one in a tool’s result',
      gemini({
        functionResponse: {
          name: 'f',
          response: {},
          parts: [{ inline_data: { mime_type: ' application/pdf', data: PDF } }],
        },
      }),
      'contents[0].parts[0].functionResponse.parts[0].inline_data.data',
    ],
    [
      'one that is said to be a picture',
      chat({ type: 'image_url', image_url: { url: `data:image/png;base64,${PDF}` } }),
      'messages[0].content[0].image_url.url',
    ],
    [
      'one with two types',
      gemini({ inlineData: { mimeType: 'image/png', mime_type: 'application/pdf', data: PDF } }),
      'contents[0].parts[0].inlineData.data',
    ],
    [
      'one at an address',
      responses({ type: 'input_file', file_url: 'https://example.com/a.pdf' }),
      'input[0].content[0].file_url',
    ],
    [
      'one at an address in a source',
      anthropic('document', { type: 'url', url: 'https://example.com/a.pdf' }),
      'messages[0].content[0].source.url',
    ],
    [
      'one at an address, in a chat',
      chat({ type: 'document_url', document_url: 'https://example.com/a.pdf' }),
      'messages[0].content[0].document_url',
    ],
    [
      'one at an address in the place of data',
      chat({ type: 'file', file: { file_data: 'https://example.com/a.pdf' } }),
      'messages[0].content[0].file.file_data',
    ],
    [
      'one that the vendor has',
      responses({ type: 'input_file', file_id: 'file-1' }),
      'input[0].content[0].file_id',
    ],
    [
      'one that the vendor has, in a chat',
      chat({ type: 'file', file: { file_id: 'file-1' } }),
      'messages[0].content[0].file.file_id',
    ],
    [
      'one that the vendor has, in a source',
      anthropic('document', { type: 'file', file_id: 'file_1' }),
      'messages[0].content[0].source.file_id',
    ],
    [
      'text that the vendor has',
      gemini({ fileData: { mimeType: 'text/plain', fileUri: 'https://example.com/files/a' } }),
      'contents[0].parts[0].fileData.fileUri',
    ],
    [
      'what the vendor has, without its type',
      gemini({ file_data: { file_uri: 'https://example.com/files/a' } }),
      'contents[0].parts[0].file_data.file_uri',
    ],
  ])('is found: %s', (_title, body, path) => {
    expect(unreadIn(body)).toBe(path);
  });

  it('is named in few words', () => {
    expect(unreadIn({ [`x${'y'.repeat(1_000)}`]: { file_data: PDF } })).toHaveLength(300);
  });

  it.each([
    ['pictures', chat({ type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } })],
    [
      'pictures at an address',
      chat({ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }),
    ],
    ['pictures that the vendor has', responses({ type: 'input_image', file_id: 'file-1' })],
    [
      'pictures in a source',
      anthropic('image', { type: 'base64', media_type: 'image/png', data: PNG }),
    ],
    [
      'pictures at an address in a source',
      anthropic('image', { type: 'url', url: 'https://example.com/a.png' }),
    ],
    ['sounds', chat({ type: 'input_audio', input_audio: { data: PNG, format: 'wav' } })],
    [
      'films',
      gemini({ fileData: { mimeType: 'video/mp4', fileUri: 'https://example.com/files/a' } }),
    ],
    [
      'films that are shown elsewhere',
      gemini({ fileData: { fileUri: 'https://www.youtube.com/watch?v=x' } }),
    ],
    ['files of text', responses({ type: 'input_file', file_data: TEXT })],
    [
      'files of text in an address',
      responses({ type: 'input_file', file_url: `data:text/plain;base64,${TEXT}` }),
    ],
    [
      'plain text as a source',
      anthropic('document', { type: 'text', media_type: 'text/plain', data: 'Words' }),
    ],
    ['seals', { input: [{ type: 'reasoning', encrypted_content: PNG }] }],
    ['sealed thoughts', chat({ type: 'redacted_thinking', data: PNG })],
    ['pictures that the model made', { input: [{ type: 'image_generation_call', result: PNG }] }],
    [
      'what an answer cited',
      responses({
        type: 'output_text',
        text: 'A',
        annotations: [{ type: 'file_citation', file_id: 'file-1', filename: 'a.pdf' }],
      }),
    ],
    [
      'arguments that look like one',
      {
        contents: [
          {
            parts: [
              { functionCall: { name: 'f', args: { mimeType: 'application/pdf', data: PDF } } },
            ],
          },
        ],
      },
    ],
    [
      'a schema that speaks of one',
      { tools: [{ name: 'f', parameters: { properties: { file_url: 'https://example.com' } } }] },
    ],
    ['words', { messages: [{ role: 'user', content: `data:application/pdf;base64,${PDF}` }] }],
  ])('is not found in %s', (_title, body) => {
    expect(unreadIn(body)).toBeUndefined();
  });
});
