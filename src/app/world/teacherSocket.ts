import type { SocketMessage } from '../../contract/socket';
import type { TeacherInfo } from '../../domain/teacher';
import type { TeacherSocketSettings } from '../../services/socket';

export interface TeacherSocket {
  open(token: string, teacher: TeacherInfo): void;
  close(): void;
}

interface TeacherSocketParts {
  readonly address: string;
  heard(message: SocketMessage): void;
  caughtUp(): void;
  ended(): void;
}

/** Opens a socket once its code is loaded, unless closed before. Returns what closes it. */
function opened(settings: TeacherSocketSettings): () => void {
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  void import('../../services/socket').then(({ openTeacherSocket }) => {
    if (!isClosed) close = openTeacherSocket(settings);
  });
  return () => {
    close();
  };
}

/** The portal's one socket: opened with a session and closed with it. Its code is loaded with the first session. */
export function teacherSocket(parts: TeacherSocketParts): TeacherSocket {
  let close: () => void = () => undefined;
  let current = '';
  return {
    open(token, teacher) {
      if (token === current) return;
      close();
      current = token;
      close = opened({
        ...parts,
        opening: {
          token,
          teacher_id: String(teacher.teacher_id),
          subject_id: String(teacher.subject_id),
          school_id: String(teacher.school_id),
          nick: teacher.nickname,
          app_type: teacher.app_type,
          refer_teacher_id: teacher.refer_teacher_id,
          user_type: String(teacher.user_type),
        },
      });
    },
    close() {
      close();
      current = '';
    },
  };
}
