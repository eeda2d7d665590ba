import { WelcomeScreen as WelcomeView } from '../../ui/shell/WelcomeScreen';
import type { Page } from './screen';

/** Greets the person who is logged in. */
export function Screen({ page: { teacher } }: { readonly page: Page }) {
  if (teacher === null) return null;
  const { nickname, real_name: realName, school_name: schoolName } = teacher;
  return <WelcomeView personName={nickname === '' ? realName : nickname} schoolName={schoolName} />;
}
