import { Command } from 'commander';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
  'Arguments:': 'Аргументы:',
};

/** The frame of a command for those who run the shop: help in Russian, exit code 2 after a wrong call. */
export function russianCommand(name: string, description: string): Command {
  return framed(name, description, 'Справка')
    .helpOption('-h, --help', 'показать справку')
    .helpCommand('help [команда]', 'справка по команде')
    .configureHelp({ styleTitle: (title) => titles[title] ?? title });
}

/** The same for a command of developers. */
export function englishCommand(name: string, description: string): Command {
  return framed(name, description, 'Help');
}

function framed(name: string, description: string, help: string): Command {
  return new Command(name)
    .description(description)
    .configureOutput({ outputError: (text, write) => write(`${text.trim()}\n${help}: ${name} help\n`) })
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
}
