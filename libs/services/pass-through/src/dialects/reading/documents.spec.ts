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

describe('unreadIn', () => {
  it.each([
    [
      'a PDF in a data URL',
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
      'a PDF in place of an image',
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
      'an Office document',
      gemini({
        inlineData: {
          mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          data: PNG,
        },
      }),
      'contents[0].parts[0].inlineData.data',
    ],
    [
      'a document in a tool’s result',
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
      'a document declared as an image',
      chat({ type: 'image_url', image_url: { url: `data:image/png;base64,${PDF}` } }),
      'messages[0].content[0].image_url.url',
    ],
    [
      'a document with two types',
      gemini({ inlineData: { mimeType: 'image/png', mime_type: 'application/pdf', data: PDF } }),
      'contents[0].parts[0].inlineData.data',
    ],
    [
      'a document at an address',
      responses({ type: 'input_file', file_url: 'https://example.com/a.pdf' }),
      'input[0].content[0].file_url',
    ],
    [
      'a document at an address in a source',
      anthropic('document', { type: 'url', url: 'https://example.com/a.pdf' }),
      'messages[0].content[0].source.url',
    ],
    [
      'a document at an address, in a chat',
      chat({ type: 'document_url', document_url: 'https://example.com/a.pdf' }),
      'messages[0].content[0].document_url',
    ],
    [
      'a document at an address in place of data',
      chat({ type: 'file', file: { file_data: 'https://example.com/a.pdf' } }),
      'messages[0].content[0].file.file_data',
    ],
    [
      'a document stored by the vendor',
      responses({ type: 'input_file', file_id: 'file-1' }),
      'input[0].content[0].file_id',
    ],
    [
      'a document stored by the vendor, in a chat',
      chat({ type: 'file', file: { file_id: 'file-1' } }),
      'messages[0].content[0].file.file_id',
    ],
    [
      'a document stored by the vendor, in a source',
      anthropic('document', { type: 'file', file_id: 'file_1' }),
      'messages[0].content[0].source.file_id',
    ],
    [
      'text stored by the vendor',
      gemini({ fileData: { mimeType: 'text/plain', fileUri: 'https://example.com/files/a' } }),
      'contents[0].parts[0].fileData.fileUri',
    ],
    [
      'a file stored by the vendor, without its type',
      gemini({ file_data: { file_uri: 'https://example.com/files/a' } }),
      'contents[0].parts[0].file_data.file_uri',
    ],
  ])('finds %s', (_title, body, path) => {
    expect(unreadIn(body)).toBe(path);
  });

  it('bounds the length of the path', () => {
    expect(unreadIn({ [`x${'y'.repeat(1_000)}`]: { file_data: PDF } })).toHaveLength(300);
  });

  it.each([
    ['images', chat({ type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } })],
    [
      'images at an address',
      chat({ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }),
    ],
    ['images stored by the vendor', responses({ type: 'input_image', file_id: 'file-1' })],
    [
      'images in a source',
      anthropic('image', { type: 'base64', media_type: 'image/png', data: PNG }),
    ],
    [
      'images at an address in a source',
      anthropic('image', { type: 'url', url: 'https://example.com/a.png' }),
    ],
    ['audio', chat({ type: 'input_audio', input_audio: { data: PNG, format: 'wav' } })],
    [
      'videos',
      gemini({ fileData: { mimeType: 'video/mp4', fileUri: 'https://example.com/files/a' } }),
    ],
    [
      'videos on another site',
      gemini({ fileData: { fileUri: 'https://www.youtube.com/watch?v=x' } }),
    ],
    ['text files', responses({ type: 'input_file', file_data: TEXT })],
    [
      'text files in a data URL',
      responses({ type: 'input_file', file_url: `data:text/plain;base64,${TEXT}` }),
    ],
    [
      'plain text as a source',
      anthropic('document', { type: 'text', media_type: 'text/plain', data: 'Words' }),
    ],
    ['seals', { input: [{ type: 'reasoning', encrypted_content: PNG }] }],
    ['encrypted reasoning', chat({ type: 'redacted_thinking', data: PNG })],
    [
      'images that the model generated',
      { input: [{ type: 'image_generation_call', result: PNG }] },
    ],
    [
      'citations of an answer',
      responses({
        type: 'output_text',
        text: 'A',
        annotations: [{ type: 'file_citation', file_id: 'file-1', filename: 'a.pdf' }],
      }),
    ],
    [
      'arguments that resemble a document',
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
      'a schema that describes a document',
      { tools: [{ name: 'f', parameters: { properties: { file_url: 'https://example.com' } } }] },
    ],
    ['words', { messages: [{ role: 'user', content: `data:application/pdf;base64,${PDF}` }] }],
  ])('finds nothing in %s', (_title, body) => {
    expect(unreadIn(body)).toBeUndefined();
  });
});
