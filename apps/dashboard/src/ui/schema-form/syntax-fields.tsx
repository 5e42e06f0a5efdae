import { Checkbox, TextField } from '../field';
import { errorAt } from './errors';
import type { FormState } from './resource-form';
import type { FormField } from './schema';
import styles from './schema-form.module.css';
import { rulesOf, SYNTAX_RULES, withRule } from './syntax-rules';

const BOUND_HELP = 'Such as 100, 10-50 or >=10.';
const DIALECT_HELP = 'Such as postgresql or tsql; empty for any.';

/** Edits the rules of the syntax check: languages, and bounds on characters and words. */
export const SyntaxFields = ({ form, field }: { form: FormState; field: FormField }) => {
  const value = form.values[field.name];
  const rules = rulesOf(value);
  const error = errorAt(form.errors, field.path, true);
  const set = (name: string, args: string | undefined): void =>
    form.change(field.name, withRule(value, name, args));
  return (
    <fieldset className={styles.texts}>
      <legend>Syntax of the output, or else of the input</legend>
      {error !== undefined && <p className={`${styles.help} ${styles.error}`}>{error}</p>}
      <div className={styles.rules}>
        {SYNTAX_RULES.map(([name, label, argsLabel]) => (
          <div key={name} className={styles.check}>
            <Checkbox
              label={label}
              checked={rules.has(name)}
              onChange={({ target }) => set(name, target.checked ? '' : undefined)}
            />
            {rules.has(name) && argsLabel !== undefined && (
              <div className={styles.options}>
                <TextField
                  label={argsLabel}
                  help={argsLabel === 'Bound' ? BOUND_HELP : DIALECT_HELP}
                  value={rules.get(name) ?? ''}
                  onChange={({ target }) => set(name, target.value)}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
};
