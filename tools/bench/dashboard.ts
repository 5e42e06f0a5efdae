import { interactive } from './dashboard/interactive';
import { runSections } from './lib/sections';

/** Measures the browser app in Chromium. Needs a built tree. */
void runSections('dashboard', { interactive });
