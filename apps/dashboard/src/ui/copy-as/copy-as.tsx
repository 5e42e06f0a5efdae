import { Button } from '../button';
import { Menu } from '../menu';
import { useToast } from '../toast';
import { type ApiRequest, SNIPPETS } from './snippets';

interface CopyAsProps {
  request: ApiRequest;
  /** Parts of the request that a person has to fill in. */
  missing?: readonly string[];
}

/** Copies a request as a program in a language. The key is read from the environment. */
export const CopyAs = ({ request, missing = [] }: CopyAsProps) => {
  const toast = useToast();
  const copy = async (language: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast('The browser does not allow copying here.', 'failed');
      return;
    }
    toast(
      missing.length === 0
        ? `Copied as ${language}. It reads the key from TOUCHSTONE_API_KEY.`
        : `Copied as ${language}. Fill in ${missing.join(', ')}: this was not stored.`,
    );
  };
  return (
    <Menu
      trigger={<Button>Copy as ▾</Button>}
      items={SNIPPETS.map(([language, write]) => ({
        label: language,
        onSelect: () => void copy(language, write(request, location.origin)),
      }))}
    />
  );
};
