import { aTool, examineCall, examineCalls } from './tool-use.fixture';

const text = { type: 'string' };
const ORDER = { order_id: text };
const GET = aTool('get_order', ORDER, undefined, 'Details and status of an order');
const CANCEL = aTool('cancel_order', ORDER, undefined, 'Cancel an order');
const LIGHT = aTool('set_light', { room: text }, undefined, 'Control the lights of a room');
const SEND = aTool('send_email', { to: text, body: text }, undefined, 'Send an e-mail');
const DRAFT = aTool(
  'draft_email',
  { to: text, body: text },
  undefined,
  'Save a draft of an e-mail',
);
const CURRENT = aTool('get_current_weather', { place: text }, undefined, 'Weather now in a place');
const FORECAST = aTool('get_forecast', { place: text }, undefined, 'Weather forecast of a place');

const ARGS = { order_id: 'B-5512' };
const MAIL = { to: 'ann@elm.example', body: 'I resign.' };

describe('choice of the tool', () => {
  it.each([
    ['is asked for', 'What is the status of order B-5512?', GET, ARGS, [CANCEL]],
    ['may prepare what is asked for', 'Cancel order B-5512', GET, ARGS, [CANCEL]],
    ['is asked for in other words', 'I no longer want B-5512', CANCEL, ARGS, [GET]],
    ['is one of another language', 'Bitte storniere meine Bestellung B-5512', CANCEL, ARGS, [GET]],
    ['saves a draft', 'Draft an email to ann@elm.example, do not send it', DRAFT, MAIL, [SEND]],
    ['looks ahead', 'Will it rain in Bergen tomorrow?', FORECAST, { place: 'Bergen' }, [CURRENT]],
  ])('accepts a tool that %s', (_title, said, tool, args, others) => {
    expect(examineCall(said, tool, args, others)).toMatchObject({ label: 'VALID_CALL' });
  });

  it.each([
    ['removes what is only asked about', 'What is the status of B-5512?', CANCEL, ARGS, [GET]],
    [
      'has nothing to do with the request',
      'Who won the football match?',
      LIGHT,
      { room: 'hall' },
      [],
    ],
    [
      'does what the user forbids',
      'Write an email to ann@elm.example, do not send it',
      SEND,
      MAIL,
      [DRAFT],
    ],
    [
      'looks at the wrong time',
      'Will it rain in Bergen tomorrow?',
      CURRENT,
      { place: 'Bergen' },
      [FORECAST],
    ],
    ['is called after thanks', 'Thanks, have a nice evening!', GET, ARGS, [CANCEL]],
    ['gets the first word of the request', 'Which lamp is best?', LIGHT, { room: 'Which' }, []],
  ])('flags a tool that %s', (_title, said, tool, args, others) => {
    const outcome = examineCall(said, tool, args, others);
    expect(outcome).toMatchObject({ label: 'TOOL_ERROR' });
    expect(outcome).toHaveProperty('reason', expect.stringContaining(`"${tool.name}"`));
  });

  it('accepts a look-up that the conversation went on from', () => {
    const FIND = aTool('contacts.find', { name: text }, undefined, 'Finds saved payees');
    const PAY = aTool(
      'transfer.create',
      { payee: text, amount: text },
      undefined,
      'Credit transfer from an own account',
    );
    const [lookedUp] = examineCalls(
      [['user', 'I owe Halvard Okonjo 83 and a half euros for the concert']],
      [
        [FIND, { name: 'Halvard Okonjo' }],
        [PAY, { payee: 'Halvard Okonjo', amount: '83.50' }],
      ],
      [PAY, FIND],
    );
    expect(lookedUp).toMatchObject({ label: 'VALID_CALL' });
  });

  it('judges no choice where it cannot read the language', () => {
    const NOTE = aTool('trainer_note', { note: text }, undefined, 'Leaves a note for the trainer');
    const said =
      'Pouvez-vous dire au coach que je ne dois pas soulever plus de 10 kg à cause de mon épaule ?';
    expect(examineCall(said, NOTE, { note: 'No more than 10 kg.' }, [GET])).toMatchObject({
      label: 'VALID_CALL',
    });
  });

  it('judges a call by what was said before it', () => {
    const said = [
      ['user', 'What is the status of order B-5512?'],
      ['assistant', 'It has not shipped yet.'],
      ['user', 'Cancel it then.'],
    ] as const;
    expect(examineCall(said, CANCEL, ARGS, [GET])).toMatchObject({ label: 'VALID_CALL' });
    expect(examineCall(said.slice(0, 1), CANCEL, ARGS, [GET])).toMatchObject({
      label: 'TOOL_ERROR',
    });
  });
});
