import { login } from '../../machines/account/login';
import { isBrowserCurrent } from '../../services/browser';
import { LoginScreen } from '../../ui/account/LoginScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: login,
  view: LoginScreen,
  input: ({ ending }) => ({ isBrowserLow: !isBrowserCurrent(), ending }),
});
