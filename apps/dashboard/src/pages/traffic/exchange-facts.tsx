import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ExchangeRecord } from '@touchstone/contracts';
import { useNames } from '../../api/names';
import { formatCount } from '../../ui/format';
import { Name } from '../../ui/name';
import { plural } from '../../ui/words';
import styles from './traffic.module.css';

const tokenWords = ({ input_tokens, output_tokens }: ExchangeRecord): string =>
  input_tokens === null && output_tokens === null
    ? 'the vendor did not say'
    : `${input_tokens === null ? '–' : formatCount(input_tokens)} in, ${output_tokens === null ? '–' : formatCount(output_tokens)} out`;

/** Lists what is known of a request and its answer; contents are not stored. */
export const ExchangeFacts = ({ exchange }: { exchange: ExchangeRecord }) => {
  const nameOf = useNames();
  const { provider, model, operation, streamed, attempts, key_id, prompt_revisions } = exchange;
  return (
    <dl className={styles.facts}>
      <Fact name="Provider">
        <Link to="/traffic" search={{ provider }}>
          <Name>{provider}</Name>
        </Link>
      </Fact>
      <Fact name="Model">{model === null ? 'none named' : <Name>{model}</Name>}</Fact>
      <Fact name="Operation">
        <Name>{operation}</Name>
      </Fact>
      <Fact name="Answer">{streamed ? 'streamed' : 'in one piece'}</Fact>
      <Fact name="Tokens">{tokenWords(exchange)}</Fact>
      <Fact name="Vendor">
        {attempts === 0 ? 'was not asked' : `was asked ${plural(attempts, 'time')}`}
      </Fact>
      <Fact name="Key">
        <Name>{nameOf('key', key_id)}</Name>
      </Fact>
      <Fact name="Prompts">
        {prompt_revisions.length === 0
          ? 'none referenced'
          : prompt_revisions.map((revision) => <code key={revision}>{revision}</code>)}
      </Fact>
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
