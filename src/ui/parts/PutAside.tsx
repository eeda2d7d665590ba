import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from './Status';
import { TextLink } from './TextLink';

/** The answers of the subject whose gradings were put aside in this browser; outside the portal there are none. */
export const PutAside = createContext<readonly number[]>([]);

/** Says of an answer that its grading was put aside, and is not submitted. */
export function PutAsideMark({ answerId }: { readonly answerId: number }) {
  const { t } = useTranslation('parts');
  return useContext(PutAside).includes(answerId) ? (
    <Status kind="waiting">{t('aside.is')}</Status>
  ) : null;
}

/** How many gradings were put aside, as the way to where they are submitted; nothing where none was. */
export function PutAsideLink() {
  const { t } = useTranslation('parts');
  const count = useContext(PutAside).length;
  return count === 0 ? null : (
    <TextLink to="/homework/list?view=ready">{t('aside.count', { count })}</TextLink>
  );
}

/** How many of some answers have a grading that was put aside; nothing where none has. */
export function PutAsideSome({ answerIds }: { readonly answerIds: readonly number[] }) {
  const { t } = useTranslation('parts');
  const aside = useContext(PutAside);
  const count = answerIds.filter((id) => aside.includes(id)).length;
  return count === 0 ? null : <Status kind="waiting">{t('aside.some', { count })}</Status>;
}
