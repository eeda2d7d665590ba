import { ArrowLeft, Pin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudentRow } from '../../domain/students';
import { Avatar } from '../parts/Avatar';
import { Icon } from '../parts/Icon';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { healthSigns } from './studentColumns';

interface StudentDetailIdentityProps {
  readonly student: StudentRow;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className="student-detail-identity-fact">
      <dt className="small muted">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

/** What the foundation is at, as far as it is known. */
function useFoundation() {
  const { t } = useTranslation('students');
  return ({
    foundation_type: type,
    foundation_round: round,
    foundation_level: level,
  }: StudentRow) => {
    const place = round === null || level === null ? null : t('foundation', { round, level });
    if (type === null) return place ?? t('detail.none');
    return place === null
      ? t('detail.foundationMode', { type })
      : t('detail.foundationPlace', { type, place });
  };
}

/** Who the student is: it stays in sight above every tab. */
export function StudentDetailIdentity({ student }: StudentDetailIdentityProps) {
  const { t } = useTranslation('students');
  const foundation = useFoundation();
  return (
    <section aria-label={t('detail.label')} className="student-detail-identity">
      <p className="student-detail-identity-back no-print small">
        <TextLink to="/student/list">
          <span className="student-detail-identity-back-words">
            <Icon of={ArrowLeft} />
            {t('detail.back')}
          </span>
        </TextLink>
      </p>
      <div className="student-detail-identity-line">
        <div className="student-detail-identity-person">
          <Avatar name={student.name} />
          <div>
            <h1 className="student-detail-identity-name">{student.name}</h1>
            <p className="small muted">{student.username}</p>
          </div>
          {student.pinned ? (
            <span className="status small muted">
              <Icon of={Pin} />
              {t('pinned')}
            </span>
          ) : null}
          {student.co_owned ? (
            <span className="status small muted">
              <Icon of={Users} />
              {t('coOwned')}
            </span>
          ) : null}
        </div>
        <dl className="student-detail-identity-facts">
          <Fact name={t('detail.fact.grade')}>{t(`grade.${String(student.grade)}`)}</Fact>
          <Fact name={t('detail.fact.health')}>
            <Status kind={healthSigns[student.health]}>{t(`health.${student.health}`)}</Status>
          </Fact>
          <Fact name={t('detail.fact.stars')}>
            {student.stars === null ? t('stars.none') : t('stars.value', { count: student.stars })}
          </Fact>
          <Fact name={t('detail.fact.supervision')}>{t(`supervision.${student.supervision}`)}</Fact>
          <Fact name={t('detail.fact.foundation')}>{foundation(student)}</Fact>
        </dl>
      </div>
      <dl className="student-detail-identity-responsibilities small">
        <dt className="student-detail-identity-responsibilities-name muted">
          {t('detail.fact.responsibilities')}
        </dt>
        <dd>
          {student.responsibilities.length === 0
            ? t('detail.nobody')
            : student.responsibilities
                .map(({ role, name }) => t('detail.responsible', { role: t(`role.${role}`), name }))
                .join(t('marking.separator'))}
        </dd>
      </dl>
    </section>
  );
}
