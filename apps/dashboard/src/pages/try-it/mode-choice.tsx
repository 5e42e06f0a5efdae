import { Checkbox } from '../../ui/field';
import { MODE_WORDS } from './comparison';
import { offeredModes } from './modes';
import type { RunMode } from './request';
import styles from './try-it.module.css';

interface ModeChoiceProps {
  chosen: readonly RunMode[];
  definition: string | undefined;
  onChange: (modes: readonly RunMode[]) => void;
}

/** Selects the modes to compare; at least one remains. */
export const ModeChoice = ({ chosen, definition, onChange }: ModeChoiceProps) => (
  <fieldset className={styles.modes}>
    <legend>Modes</legend>
    {offeredModes(definition).map((mode) => {
      const isChosen = chosen.includes(mode);
      return (
        <Checkbox
          key={mode}
          label={MODE_WORDS[mode]}
          checked={isChosen}
          disabled={isChosen && chosen.length === 1}
          onChange={() =>
            onChange(isChosen ? chosen.filter((each) => each !== mode) : [...chosen, mode])
          }
        />
      );
    })}
  </fieldset>
);
