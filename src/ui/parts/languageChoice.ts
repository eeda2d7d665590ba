import { createContext } from 'react';
import type { Language } from '../../domain/limits';

/** Chooses the language of the portal; the app says how, and elsewhere there is no choice. */
export const LanguageChoice = createContext<((language: Language) => void) | null>(null);
