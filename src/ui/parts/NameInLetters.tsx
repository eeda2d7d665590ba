import { useTranslation } from 'react-i18next';
import { late } from './late';
import type { SpelledNameProps } from './SpelledName';

/** Not with the other late parts: who reads Chinese never needs it. */
const Spelled = late<SpelledNameProps>(
  async () => (await import('./SpelledName')).SpelledName,
  'whenShown',
);

/** A Chinese name in Latin letters, beside the name, for those whose interface is English. */
export function NameInLetters({ name }: SpelledNameProps) {
  const { i18n } = useTranslation();
  if (i18n.language !== 'en' || !/\p{Script=Han}/u.test(name)) return null;
  return <Spelled name={name} />;
}
