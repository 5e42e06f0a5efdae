import { Button } from '../ui/button';
import { CodeField } from '../ui/code-editor/code-field';
import { OutcomeLabel, OUTCOMES } from '../ui/outcome';
import { Page, Panel } from '../ui/page';

const COLOURS = [
  'page',
  'surface',
  'sunken',
  'line',
  'text',
  'text-soft',
  'accent',
  'failed',
  'warning',
  'unknown',
  'passed',
];

/** Shows the tokens and parts, during development only. */
export const Parts = () => (
  <Page title="Tokens and parts">
    <Panel title="Colours">
      {COLOURS.map((name) => (
        <div key={name} style={{ borderLeft: `48px solid var(--${name})`, paddingLeft: 8 }}>
          {name}
        </div>
      ))}
    </Panel>
    <Panel title="Outcomes">
      {OUTCOMES.map((outcome) => (
        <div key={outcome}>
          <OutcomeLabel outcome={outcome} />
        </div>
      ))}
    </Panel>
    <Panel title="Editors">
      <CodeField
        isJson
        label="JSON"
        help="Tab leaves it."
        value={'{ "name": "lookup", "strict": true }'}
        onChange={() => undefined}
      />
      <CodeField
        label="Template"
        marks={/\{\{\w+\}\}/g}
        error="Shown where the API refused it."
        value="Greet {{name}}."
        onChange={() => undefined}
      />
    </Panel>
    <Panel title="Buttons">
      <Button kind="primary">Primary</Button> <Button>Plain</Button>{' '}
      <Button kind="quiet">Quiet</Button> <Button kind="danger">Danger</Button>{' '}
      <Button busy>Busy</Button>
    </Panel>
  </Page>
);
