/** Recognises OpenSSL's error codes, which Node passes on. */
export const isCertificateError = (code: unknown): boolean =>
  typeof code === 'string' && /CERT|^UNABLE_TO_|^SELF_SIGNED|^DEPTH_ZERO/.test(code);
