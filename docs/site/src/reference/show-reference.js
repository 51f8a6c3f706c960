// the reference only shows: requests are tried on /api/docs, which knows the server
window.SwaggerUIBundle({
  url: 'openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
