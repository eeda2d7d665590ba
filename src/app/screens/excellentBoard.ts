import { boardScreen } from './contestBoard';

export const Screen = boardScreen('competition');
