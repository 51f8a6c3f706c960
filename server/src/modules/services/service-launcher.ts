// A service process imports this file before its own code.

// without the server nobody sends requests: the process must not stay behind
process.on('disconnect', () => process.exit())
// the connection to the server alone does not keep a service running that has ended its work
process.channel?.unref()
