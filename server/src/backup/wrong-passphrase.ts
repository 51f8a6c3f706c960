import { StartupError } from '../process/startup-error.ts'

export class WrongPassphrase extends StartupError {
  constructor(file: string, passphrase: string | undefined) {
    super(
      passphrase === undefined
        ? `The backup ${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.`
        : `This is not the passphrase that the backup ${file} was made with.`,
    )
  }
}
