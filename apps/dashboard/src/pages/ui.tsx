import { Button } from '../ui/button';
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
    <Panel title="Buttons">
      <Button kind="primary">Primary</Button> <Button>Plain</Button>{' '}
      <Button kind="quiet">Quiet</Button> <Button kind="danger">Danger</Button>{' '}
      <Button busy>Busy</Button>
    </Panel>
  </Page>
);
