export interface NginxProcess {
  /** Address and port: `8080`, `127.0.0.1:4000`. */
  listen: string;
  /** Folder for the process ID and temporary files; must exist and be writable. */
  runtimeFolder: string;
  /** Absolute path of the file with the `serverConf`. */
  serverFile: string;
  /** Absolute path of the module `ngx_http_brotli_static_module.so`; null if it is not installed. */
  brotliModule: string | null;
  /** nginx's list of file types; by default Debian's. */
  mimeTypes?: string;
}

/** File types missing from Debian's list. */
const FURTHER_TYPES = 'types { application/manifest+json webmanifest; text/markdown md; }';

/**
 * A complete `nginx.conf` that serves only the site and needs no root rights. Requests are not logged; errors are written
 * to standard error.
 */
export function nginxConf({
  listen,
  runtimeFolder,
  serverFile,
  brotliModule,
  mimeTypes = '/etc/nginx/mime.types',
}: NginxProcess): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path "${runtimeFolder}/${name}";`,
  );
  return `${[
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    `pid "${runtimeFolder}/nginx.pid";`,
    'error_log stderr warn;',
    'worker_processes auto;',
    'events { worker_connections 4096; }',
    'http {',
    `  include "${mimeTypes}";`,
    `  ${FURTHER_TYPES}`,
    '  default_type application/octet-stream;',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    ...temporary,
    '  server {',
    `    listen ${listen};`,
    `    include "${serverFile}";`,
    '  }',
    '}',
  ].join('\n')}\n`;
}
