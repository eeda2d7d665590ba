import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Login } from './Login';
import { Students } from './Students';

await i18next.use(initReactI18next).init({
  lng: 'zh',
  resources: { zh: { translation: { username: '用户名', password: '密码', login: '登录' } } },
});

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <ChakraProvider value={defaultSystem}>
      <BrowserRouter>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="/student/list" element={<Students />} />
        </Routes>
      </BrowserRouter>
    </ChakraProvider>,
  );
}
