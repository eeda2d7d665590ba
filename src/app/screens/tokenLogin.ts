import { tokenLogin } from '../../machines/account/tokenLogin';
import { TokenLoginScreen } from '../../ui/account/TokenLoginScreen';
import { loginToken } from '../start/loginToken';
import { screen } from './screen';

export const Screen = screen({
  chart: tokenLogin,
  view: TokenLoginScreen,
  input: () => ({ token: loginToken() }),
});
