export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = 'touchstone-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

export const storedTheme = (): Theme =>
  THEMES.find((theme) => theme === localStorage.getItem(STORED_AS)) ?? 'system';

/** Applies the stored theme to the page, or the system's. */
export const applyTheme = (): void => {
  const theme = storedTheme();
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
};

export const setTheme = (theme: Theme): void => {
  localStorage.setItem(STORED_AS, theme);
  applyTheme();
};

dark.addEventListener('change', applyTheme);
