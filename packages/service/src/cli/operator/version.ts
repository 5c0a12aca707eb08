/** ganaka --version */
import { packageVersion } from '../../data-files.ts';

export const versionText = (): string => `ganaka ${packageVersion()}`;
