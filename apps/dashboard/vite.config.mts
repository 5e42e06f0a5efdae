import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Address of the API for `npx vite apps/dashboard`. */
const API = process.env['TOUCHSTONE_DASHBOARD_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: {
      '@touchstone/contracts': fileURLToPath(
        new URL('../../libs/contracts/src/index.ts', import.meta.url),
      ),
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/apps/dashboard', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            // Of the small parts that many pages share, one chunk: each request costs a slow phone milliseconds.
            { name: 'parts', test: /dashboard\/src\/(api|ui)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API, '/docs-json': API } },
});
