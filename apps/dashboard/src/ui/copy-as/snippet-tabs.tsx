import { useAddressState } from '../../shell/use-address-state';
import { Snippet } from '../snippet';
import { Tabs } from '../tabs';
import { type ApiRequest, SNIPPETS } from './snippets';

/** Shows a request as a program in each language; the choice of one is kept in the address. */
export const SnippetTabs = ({ request }: { request: ApiRequest }) => {
  const [{ language }, change] = useAddressState<{ language: string }>();
  const chosen = SNIPPETS.find(([name]) => name === language) ?? SNIPPETS[0];
  return (
    <Tabs
      label="Language"
      value={chosen?.[0] ?? ''}
      onChange={(value) => change({ language: value }, true)}
      tabs={SNIPPETS.map(([name, write]) => ({
        value: name,
        label: name,
        content: <Snippet label="request" text={write(request, location.origin)} />,
      }))}
    />
  );
};
