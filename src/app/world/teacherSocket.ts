import type { SocketMessage } from '../../contract/socket';
import type { TeacherInfo } from '../../domain/teacher';
import type { TeacherSocketSettings } from '../../services/socket';
import { fetched } from '../loading/fetched';

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

const code = fetched([], () => import('../../services/socket'));

/** How long to wait until the code is asked for again, in ms: each time twice as long, up to the longest. */
const [firstWait, longestWait] = [2_000, 60_000];

/** Opens a socket once its code is loaded, however often that fails, unless closed before. Returns what closes it. */
function opened(settings: TeacherSocketSettings): () => void {
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: () => void = () => undefined;
  const load = async (wait: number, hasMissed: boolean): Promise<void> => {
    try {
      const { openTeacherSocket } = await code.again();
      if (!isClosed) close = openTeacherSocket({ ...settings, hasMissed });
    } catch {
      if (!isClosed)
        timer = setTimeout(() => void load(Math.min(2 * wait, longestWait), true), wait);
    }
  };
  void load(firstWait, false);
  return () => {
    isClosed = true;
    clearTimeout(timer);
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
